import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useNotices } from './notices.tsx';
import { useRefresh } from '../data/use-refresh.ts';

type CommandOptions<Input, Output> = {
  run: (input: Input) => Promise<Output>;
  /** Success message. */
  done: (output: Output, input: Input) => string;
  /** The form shows errors at its fields instead of a notice. */
  handledByForm?: boolean;
  /** Reverts the change; the success notice then offers undo. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
  /** Query key of a deleted record; it is not refetched while its page closes. */
  removedKey?: QueryKey;
};

/** Mutation with a success or error notice; refetches everything on screen. */
export function useCommand<Input, Output>({
  run,
  done,
  handledByForm = false,
  undo,
  removedKey,
}: CommandOptions<Input, Output>): (input: Input) => Promise<Output> {
  const notices = useNotices();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      const text = done(output, input);
      if (undo) notices.undoable(text, () => undo(output, input).finally(refresh));
      else notices.success(text);
      refresh(removedKey);
    },
    onError: (error) => {
      if (!handledByForm) notices.failure(error, { reload: refresh });
    },
  }).mutateAsync;
}
