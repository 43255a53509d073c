import { describe, expect, it } from '@jest/globals';
import { SeoUrlTable } from './seo-urls.service.ts';
import { SeoUrl } from './seo-url.entity.ts';

const weddings = Object.assign(new SeoUrl(), {
  id: 1,
  path: 'svatby-v-praze',
  locationId: 2,
  purposeId: 13,
  attributeIds: [3, 8],
});
const table = new SeoUrlTable([weddings]);

describe('SeoUrlTable', () => {
  it('finds a SEO URL by its exact filter in any attribute order', () => {
    expect(table.forFilter({ locationId: 2, purposeId: 13, capacity: null, attributeIds: [8, 3] })).toBe(
      weddings,
    );
    expect(table.forFilter({ locationId: 2, purposeId: 13, capacity: null, attributeIds: [3] })).toBeNull();
    expect(
      table.forFilter({ locationId: 2, purposeId: 13, capacity: 'do-50', attributeIds: [3, 8] }),
    ).toBeNull();
    expect(
      table.forFilter({ locationId: null, purposeId: 13, capacity: null, attributeIds: [3, 8] }),
    ).toBeNull();
  });

  it('finds a SEO URL by its path', () => {
    expect(table.forPath('svatby-v-praze')).toBe(weddings);
    expect(table.forPath('svatby')).toBeNull();
  });
});
