import { LIMITS, hasBothCases } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { classNames } from '../class-names.ts';
import { Check } from '../icons.ts';
import styles from './password-rules.module.css';

const RULES = [
  { text: account.passwordRules.length, isMet: (password: string) => password.length >= LIMITS.passwordMin },
  { text: account.passwordRules.cases, isMet: hasBothCases },
] as const;

/**
 * Requirements of a new password, ticked off while typing. Inline elements, as it is rendered in a field's
 * hint.
 */
export const PasswordRules = ({ password }: { password: string }) => (
  <span className={styles.rules}>
    <span className="visually-hidden">{account.passwordRules.title} </span>
    {RULES.map(({ text, isMet }) => (
      <span key={text} className={classNames(styles.rule, isMet(password) && styles.met)}>
        <span className={styles.sign} aria-hidden="true">
          {isMet(password) && <Check />}
        </span>
        {text}
        <span className="visually-hidden">
          , {isMet(password) ? account.passwordRules.met : account.passwordRules.unmet};{' '}
        </span>
      </span>
    ))}
  </span>
);
