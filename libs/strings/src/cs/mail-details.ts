/** A labelled value of a mail; of an address or contact the kind makes it a link. */
export type MailDetail = {
  readonly label: string;
  readonly value: string;
  readonly kind?: 'email' | 'phone' | 'address' | undefined;
};
/** A block of details, with a title above and further lines below. */
export type MailDetails = {
  readonly title?: string;
  readonly details: readonly MailDetail[];
  readonly lines?: readonly string[];
};
/** Text, or a block of details. */
export type MailParagraph = string | MailDetails;

type Row = readonly [label: string, value: string | null | undefined, kind?: MailDetail['kind']];

/**
 * Rows without a value are left out.
 * @param lines shown below the rows
 */
export const toMailDetails = (rows: readonly Row[], lines: readonly string[] = []): MailDetails => ({
  details: rows.flatMap(([label, value, kind]) => (value ? [{ label, value, kind }] : [])),
  ...(lines.length > 0 && { lines }),
});
