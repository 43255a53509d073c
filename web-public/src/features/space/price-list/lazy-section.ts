type SectionModule = typeof import('./price-list-section.tsx');

let loadedModule: SectionModule | null = null;

/** Loads the section, a separate chunk because it is below the first screen. */
export const loadPriceListSection = async (): Promise<SectionModule> =>
  (loadedModule ??= await import('./price-list-section.tsx'));

/** The section when loaded, which the server does before it renders. */
export const getPriceListSection = (): SectionModule | null => loadedModule;
