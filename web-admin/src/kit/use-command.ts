import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useNotices } from './notices.tsx';
import { useRefresh } from './refresh.ts';

type CommandOptions<Input, Output> = {
  run: (input: Input) => Promise<Output>;
  /** What is said after it was done. */
  done: (output: Output, input: Input) => string;
  /** A form tells its failures beside its fields. */
  toldByForm?: boolean;
  /** Takes the change back by a call of its own; the notice then offers it. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
  /** Key of what the change took away; it is not asked for anew while its page is being left. */
  gone?: QueryKey;
};

/** A change on the server: says that it was done, or why not, and asks anew for everything on screen. */
export function useCommand<Input, Output>({
  run,
  done,
  toldByForm = false,
  undo,
  gone,
}: CommandOptions<Input, Output>): (input: Input) => Promise<Output> {
  const notices = useNotices();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      const text = done(output, input);
      if (undo) notices.undoable(text, () => undo(output, input).finally(refresh));
      else notices.success(text);
      refresh(gone);
    },
    onError: (error) => {
      if (!toldByForm) notices.failure(error, { reload: refresh });
    },
  }).mutateAsync;
}
