import sharp from 'sharp';
import { withDatabase } from './chaos-environment.ts';

/** Different images of noise, which are slow to encode. */
export function createPhotos(count: number, width = 1600, height = 1200): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      sharp({
        create: {
          width,
          height,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  );
}

/** Removes the limit of photographs and finds a published space of the demo owner. */
export function prepareOwnerSpace(databaseUrl: string): Promise<{ id: number; url: string }> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `update subscription_plan set config = jsonb_set(config, '{nrOfPhotosInSpace}', '10000')`,
    );
    const {
      rows: [space],
    } = await client.query<{ id: number; url: string }>(
      `select s.id, b.slug || '/' || s.slug as url from space s join building b on b.id = s.building_id join customer c on c.id = b.customer_id join app_user u on u.id = c.user_id
       where u.email = 'majitel@prostora.test' and s.status = 'PUBLISHED' and not s.no_name order by s.id limit 1`,
    );
    if (!space) throw new Error('The demo owner has no published space.');
    return space;
  });
}
