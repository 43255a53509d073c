/** Limits of fields and lists (SPEC §5, §9; PRODUCT §1); one table for forms, DTOs and columns. */
export const LIMITS = {
  email: 200,
  passwordMin: 6,
  passwordMax: 100,
  /** Shortest password an operator may choose. */
  operatorPasswordMin: 12,
  name: 100,
  /** Longest sanitised HTML of a description. */
  description: 20_000,
  reason: 1000,
  /** Of what an operator does to a user or a customer, who reads it. */
  operatorReason: 500,
  /** Credit added or removed at once, in CZK. */
  creditChange: 1_000_000,
  photoBytes: 15 * 1024 * 1024,
  imageAlt: 200,
  blogPageSize: 12,
  /** Longest sanitised HTML of an article. */
  article: 200_000,
  perex: 300,
  /** Panoramas of one space, whatever the plan. */
  panoramas: 6,
  panoramaTitle: 80,
  searchText: 100,
  pageSize: 100,
  catalogPageSize: 20,
  /** Spaces that make a filter a landing page without a text of its own (PRODUCT §12). */
  landingPageSpaces: 3,
  mapMarkers: 500,
  attributesInFilter: 50,
} as const;
