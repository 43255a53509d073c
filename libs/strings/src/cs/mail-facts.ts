/** A labelled value of a mail; of an address or contact the kind makes it a link. */
export type MailFact = {
  readonly label: string;
  readonly value: string;
  readonly kind?: 'email' | 'phone' | 'address' | undefined;
};
/** A block of facts, with a title above and further lines below. */
export type MailFacts = {
  readonly title?: string;
  readonly facts: readonly MailFact[];
  readonly lines?: readonly string[];
};
/** Text, or a block of facts. */
export type MailParagraph = string | MailFacts;

type Row = readonly [label: string, value: string | null | undefined, kind?: MailFact['kind']];

/**
 * Rows without a value are left out.
 * @param lines shown below the rows
 */
export const toMailFacts = (rows: readonly Row[], lines: readonly string[] = []): MailFacts => ({
  facts: rows.flatMap(([label, value, kind]) => (value ? [{ label, value, kind }] : [])),
  ...(lines.length > 0 && { lines }),
});
