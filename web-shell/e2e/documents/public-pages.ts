/** A public page; every new one is added here. */
export type PublicPage = {
  readonly path: string;
  /** Types of the structured data it must have. */
  readonly data: readonly string[];
  /** Whether its picture for social networks is a photograph of its own. */
  readonly photo?: boolean;
};

const json = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

type Catalogue = { catalog: { spaces: { url: string }[] } };
type Blog = { items: { url: string }[]; categories: { slug: string }[] };
/** The part of a space's address that is its building's; a building let whole has no page of its own. */
const findBuildingSlug = (spaces: Catalogue['catalog']['spaces']): string =>
  spaces.find(({ url }) => url.includes('/'))?.url.split('/')[0] ?? '';

/** Public pages of the demo. */
export async function listPublicPages(url: string): Promise<readonly PublicPage[]> {
  const {
    catalog: { spaces },
  } = await json<Catalogue>(`${url}/api/catalog/new/`);
  const { items: posts, categories } = await json<Blog>(`${url}/api/blog`);
  return [
    { path: '/', data: ['WebSite', 'Organization', 'ItemList'], photo: true },
    { path: '/?page=2', data: ['ItemList'], photo: true },
    { path: '/katalog/jihomoravsky', data: ['BreadcrumbList', 'ItemList'], photo: true },
    { path: '/katalog/brno', data: ['BreadcrumbList', 'ItemList'], photo: true },
    { path: '/katalog/praha/launch', data: ['BreadcrumbList', 'ItemList'], photo: true },
    { path: '/katalog/praha/50-150', data: ['BreadcrumbList', 'ItemList'], photo: true },
    ...spaces.slice(0, 3).map((space) => ({
      path: `/prostor/${space.url}`,
      data: ['EventVenue', 'BreadcrumbList'],
      photo: true,
    })),
    { path: `/budova/${findBuildingSlug(spaces)}`, data: ['EventVenue', 'BreadcrumbList'], photo: true },
    { path: '/poptavka', data: [] },
    { path: '/pridat-prostor', data: [] },
    ...[
      '/sluzby',
      '/3d-foto',
      '/obchodni-podminky',
      '/stranka/cookies',
      '/stranka/ochrana-osobnich-udaju',
    ].map((path) => ({ path, data: ['WebPage', 'BreadcrumbList'] })),
    { path: '/cenik', data: ['WebPage', 'BreadcrumbList', 'FAQPage'] },
    { path: '/o-projektu', data: ['AboutPage', 'BreadcrumbList'] },
    { path: '/blog', data: ['ItemList'], photo: true },
    {
      path: `/blog?kategorie=${categories[0]?.slug ?? ''}`,
      data: ['BreadcrumbList', 'ItemList'],
      photo: true,
    },
    ...posts
      .slice(0, 2)
      .map(({ url: path }) => ({ path, data: ['BlogPosting', 'BreadcrumbList'], photo: true })),
  ];
}
