import { useMutation } from '@tanstack/react-query';
import { useNotices } from './notices.tsx';
import { useRefresh } from './refresh.ts';

type CommandOptions<Input, Output> = {
  run: (input: Input) => Promise<Output>;
  /** What is said after it was done. */
  done: (output: Output, input: Input) => string;
  /** A form tells its failures beside its fields. */
  toldByForm?: boolean;
};

/** A change on the server: says that it was done, or why not, and asks anew for everything on screen. */
export function useCommand<Input, Output>({ run, done, toldByForm = false }: CommandOptions<Input, Output>): (input: Input) => Promise<Output> {
  const notices = useNotices();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      notices.success(done(output, input));
      refresh();
    },
    onError: (error) => { if (!toldByForm) notices.failure(error, { reload: refresh }); },
  }).mutateAsync;
}
