import { isPlainMailbox, LIMITS } from '@prostora/contracts';
import { isEmail } from 'class-validator';

/** Whether an account of an operator may be created for this address. */
export const isOperatorEmail = (address: string): boolean =>
  isEmail(address) && isPlainMailbox(address) && address.length <= LIMITS.email;
