/** Field errors of SEO addresses and their imports that only the API detects. */
export type SeoFieldErrorParams = {
  seoPathReserved: { word: string };
  seoFilterTaken: { path: string };
  seoTemplateUnknown: { name: string };
  seoTemplateNeedsLocation: { name: string };
  seoTemplateNeedsPurpose: { name: string };
  seoTemplateNeedsCapacity: { name: string };
  seoTemplateNotInPath: { name: string };
  seoBulkExists: { path: string };
  seoBulkNoLocative: { name: string };
  seoBulkTooLong: { max: number };
  seoCsvNoHeader: { title: string };
  seoCsvUnknownColumn: { title: string };
  seoCsvColumnTwice: { title: string };
  seoCsvTooManyRows: { max: number };
  seoCsvUnknownLocation: { slug: string };
  seoCsvUnknownPurpose: { slug: string };
  seoCsvUnknownAttribute: { slug: string };
  seoCsvUnknownCapacity: { id: string; known: readonly string[] };
  seoCsvPathTwice: { line: number };
  seoCsvFilterTwice: { line: number };
  seoCsvLink: { text: string };
};
