import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/** A password to hash, or to compare with the PHC string of one. */
export type HashingTask = { readonly password: string } & (
  { readonly cost: Options } | { readonly passwordHash: string }
);

/** What a thread of the password hasher does (loaded by Piscina): the PHC string of a password, or whether the password belongs to one. */
export default function work(task: HashingTask): string | boolean {
  return 'cost' in task ? hashSync(task.password, task.cost) : verifySync(task.passwordHash, task.password);
}
