import { Fragment } from 'react';

/** Text whose e-mail addresses break before the at sign rather than anywhere in a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?=@)/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A mailto link. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <Breakable text={email} />
  </a>
);
