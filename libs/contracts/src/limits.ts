/** Limits of fields and lists (SPEC §5, §9; PRODUCT §1), shared by forms, DTOs and columns. */
export const LIMITS = {
  email: 200,
  passwordMin: 6,
  passwordMax: 100,
  /** Minimum password length of operators. */
  operatorPasswordMin: 12,
  name: 100,
  /** Sanitised HTML of a description. */
  description: 20_000,
  reason: 1000,
  /** Reason of an operator action, shown to the user or customer. */
  operatorReason: 500,
  /** Credit added or removed at once, in CZK. */
  creditChange: 1_000_000,
  photoBytes: 15 * 1024 * 1024,
  imageAlt: 200,
  blogPageSize: 12,
  /** Sanitised HTML of an article. */
  article: 200_000,
  perex: 300,
  /** Panoramas per space, independent of the plan. */
  panoramas: 6,
  panoramaTitle: 80,
  searchText: 100,
  /** Sentence of the catalogue. */
  sentence: 200,
  pageSize: 100,
  /** A list of at most so many spaces tells what would find more. */
  fewSpaces: 3,
  catalogPageSize: 20,
  /** Minimum spaces of a landing page without its own text (PRODUCT §12). */
  landingPageSpaces: 3,
  mapMarkers: 500,
  attributesInFilter: 50,
} as const;
