import { expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

it('refetches a query whose first answer was on its way when the record changed', async () => {
  const client = createQueryClient();
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('after the change')];
  const queryKey = ['content', 1];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => answers.shift() ?? Promise.reject(new Error('A third call')),
  });
  const stop = observer.subscribe(() => undefined);
  const refreshed = client.invalidateQueries({ queryKey: ['content'] });
  first.resolve('before the change');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after the change');
  expect(answers).toEqual([]);
  stop();
});
