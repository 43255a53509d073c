import { SELECTIONS, VOTE_ANSWERS } from '@prostora/contracts/selections.ts';
import { bindSpaces } from '@prostora/strings';
import { selection as texts } from '@prostora/strings/cs/selection.ts';
import { Button, FormError, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './selection.module.css';
import type { Voting } from './use-vote.ts';

/** Answer about one space. */
export const AnswerField = ({
  voting,
  spaceId,
  title,
}: {
  voting: Voting;
  spaceId: number;
  title: string;
}): ReactNode => (
  <fieldset className={`${styles['answers']} needs-script`}>
    <legend className="visually-hidden">{texts.vote.ask(title)}</legend>
    {VOTE_ANSWERS.map((answer) => (
      <label key={answer} className={styles['answer']}>
        <input
          type="radio"
          name={`answer-${spaceId}`}
          value={answer}
          checked={voting.answers[spaceId] === answer}
          onChange={() => voting.setAnswer(spaceId, answer)}
        />
        {texts.answers[answer]}
      </label>
    ))}
  </fieldset>
);

/** Name of the voter and the button, below all spaces. */
export const VoteSubmit = ({ voting }: { voting: Voting }): ReactNode => (
  <section className={`${styles['vote']} needs-script`} aria-labelledby="own-vote">
    <h2 id="own-vote" className={styles['heading']}>
      {texts.vote.title}
    </h2>
    <TextField
      label={texts.vote.name}
      hint={texts.vote.note}
      value={voting.name}
      maxLength={SELECTIONS.name}
      autoComplete="name"
      error={voting.errors.name}
      onChange={({ target }) => voting.setName(target.value)}
    />
    {voting.errors.answers && <FormError>{bindSpaces(voting.errors.answers)}</FormError>}
    <div className={styles['steps']}>
      <Button type="submit" variant="primary" sending={voting.isSending}>
        {voting.hasVoted ? texts.vote.change : texts.vote.send}
      </Button>
      {voting.hasVoted && (
        <Button variant="ghost" disabled={voting.isSending} onClick={() => void voting.withdraw()}>
          {texts.vote.withdraw}
        </Button>
      )}
    </div>
  </section>
);
