import { ApiError, saveSelectionVote, withdrawSelectionVote } from '@prostora/api-client';
import type { VoteAnswer } from '@prostora/contracts/selections.ts';
import { showToast } from '@prostora/federation';
import { useRevalidator } from '@prostora/nav';
import { missing } from '@prostora/strings/cs/errors.ts';
import { selection as texts } from '@prostora/strings/cs/selection.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { PrivateLink } from '../../../lib/private-link.ts';
import { useOwnVote } from './own-vote.ts';

type Answers = Readonly<Record<number, VoteAnswer>>;
export type Voting = {
  readonly name: string;
  readonly answers: Answers;
  readonly errors: { readonly name?: string; readonly answers?: string };
  readonly hasVoted: boolean;
  readonly isSending: boolean;
  setName: (name: string) => void;
  setAnswer: (spaceId: number, answer: VoteAnswer) => void;
  send: () => Promise<void>;
  withdraw: () => Promise<void>;
};

/** The vote of this browser: what is filled in, and its saving. The page is read again after each step. */
export function useVote({ id, token }: PrivateLink, spaceIds: readonly number[]): Voting {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [own, setOwn] = useOwnVote(id);
  const [name, setName] = useState('');
  const [answers, setAnswers] = useState<Answers>({});
  const [errors, setErrors] = useState<Voting['errors']>({});
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!own) return;
    setName(own.name);
    setAnswers(own.answers);
  }, [own]);
  const run = async (step: () => Promise<void>): Promise<void> => {
    setSending(true);
    try {
      await step();
      await revalidate();
    } catch (error) {
      const nameError = error instanceof ApiError ? error.errors['name'] : undefined;
      if (nameError === undefined) showToast(toErrorMessage(error), 'error');
      else setErrors({ name: nameError });
    }
    setSending(false);
  };
  return {
    ...{ name, answers, errors, isSending, hasVoted: own !== null, setName },
    setAnswer: (spaceId, answer) => setAnswers((before) => ({ ...before, [spaceId]: answer })),
    send: () =>
      run(async () => {
        const key = own?.key ?? crypto.randomUUID();
        // An answer about a space that is gone since stays as it was.
        const given = Object.entries(answers).map(([spaceId, answer]) => ({
          space_id: Number(spaceId),
          answer,
        }));
        const hasAnswer = given.some(({ space_id: spaceId }) => spaceIds.includes(spaceId));
        const hasName = name.trim() !== '';
        setErrors({
          ...(!hasAnswer && { answers: texts.vote.noAnswer }),
          ...(!hasName && { name: missing.person }),
        });
        if (!hasAnswer || !hasName) return;
        await saveSelectionVote({
          client: api,
          path: { id },
          body: { token, voter_key: key, name, answers: given },
        });
        setOwn({ key, name, answers });
        showToast(texts.vote.saved);
      }),
    withdraw: () =>
      run(async () => {
        if (own)
          await withdrawSelectionVote({ client: api, path: { id }, body: { token, voter_key: own.key } });
        setOwn(null);
        setAnswers({});
        showToast(texts.vote.withdrawn);
      }),
  };
}
