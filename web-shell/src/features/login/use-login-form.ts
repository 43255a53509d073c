import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Session, SessionUser } from '@prostora/api-client';
import { common } from '@prostora/strings';
import { loginError, type LoginValues } from './login-rules.ts';

const FIELDS = ['email', 'password'] as const;
const NOTHING_TOUCHED: Readonly<Record<keyof LoginValues, boolean>> = { email: false, password: false };

/** Message of a failed login: the server's own, else the fixed one (SPEC §8); an unreachable server is not the password's fault. */
function failureText(error: unknown): string {
  if (!(error instanceof Error) || !('status' in error)) return common.login.failed;
  return error.status === 0 ? common.unreachable : error.message || common.login.failed;
}

/**
 * State of the login form (SPEC §4, §5): PENDING, then SENDING, during which further submits are ignored. A field shows its
 * first failing rule only after it was touched; a submit touches both and moves the focus to the first wrong one.
 */
export function useLoginForm(session: Session | null, onDone: (user: SessionUser) => void) {
  const [values, setValues] = useState<LoginValues>({ email: '', password: '' });
  const [touched, setTouched] = useState(NOTHING_TOUCHED);
  const [status, setStatus] = useState<'PENDING' | 'SENDING'>('PENDING');
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  const inputs = useRef<Partial<Record<keyof LoginValues, HTMLInputElement | null>>>({});

  /** What stands in the inputs: also what was typed into the server's document before the application was there. */
  const typed = (): LoginValues => ({ email: inputs.current.email?.value ?? '', password: inputs.current.password?.value ?? '' });
  useEffect(() => setValues(typed()), []);

  async function send({ email, password }: LoginValues): Promise<void> {
    if (!session || sending.current) return;
    sending.current = true;
    setStatus('SENDING');
    setFailure(null);
    try {
      onDone(await session.login(email.trim(), password));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      sending.current = false;
      setStatus('PENDING');
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending.current) return;
    const given = typed();
    setValues(given);
    setTouched({ email: true, password: true });
    const wrong = FIELDS.find((field) => loginError(field, given[field]));
    if (wrong) inputs.current[wrong]?.focus();
    else void send(given);
  }

  const field = (name: keyof LoginValues) => ({
    name,
    value: values[name],
    error: (touched[name] && loginError(name, values[name])) || undefined,
    onChange: (event: { target: { value: string } }) => setValues((present) => ({ ...present, [name]: event.target.value })),
    onBlur: () => setTouched((present) => ({ ...present, [name]: true })),
    ref: (input: HTMLInputElement | null) => { inputs.current[name] = input; },
  });

  /** Never takes the focus from somebody who is already typing. */
  function focusEmail(): void {
    const isInside = FIELDS.some((name) => inputs.current[name] === document.activeElement);
    if (!isInside) inputs.current.email?.focus();
  }

  return { field, submit, failure, sending: status === 'SENDING', focusEmail };
}
