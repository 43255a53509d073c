import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/** Hashes a password with `cost`, or verifies it against a PHC string. */
export type HashingTask = { readonly password: string } & (
  | { readonly cost: Options }
  | { readonly passwordHash: string }
);

/** Entry point of a worker thread, loaded by Piscina. */
export default function runHashingTask(task: HashingTask): string | boolean {
  return 'cost' in task ? hashSync(task.password, task.cost) : verifySync(task.passwordHash, task.password);
}
