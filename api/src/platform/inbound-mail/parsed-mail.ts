/** What of a received mail decides about it; without the contents of its files. */
export type ParsedMail = {
  readonly messageId: string | null;
  readonly from: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  /** Names in lower case, in the order of the mail. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Of a report of the delivery what happened, such as `failed` or `delayed`. */
  readonly deliveryAction: string | null;
  /** What the sender has written, without the quoted mail; may be empty. */
  readonly replyText: string;
  readonly files: readonly { readonly name: string; readonly mime: string }[];
};

/**
 * Values of a header, in the order of the mail.
 * @param mail parsed
 * @param name in lower case
 */
export const listHeader = ({ headers }: Pick<ParsedMail, 'headers'>, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
