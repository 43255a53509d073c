import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { ApiError, type Session } from '@prostora/api-client';
import { toLocalPath } from '@prostora/contracts';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { PageHeader, ThemeProvider } from '../kit/index.ts';
import { START_PATH } from '../app/routes.tsx';

const texts = admin.standalone;

/** Login page of the standalone console; in production the shell provides it. */
export function StandaloneLogin({ session }: { session: Session }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const answer = await session.login(String(form.get('username')), String(form.get('password')));
      if ('second_step' in answer) {
        const code = String(form.get('code'));
        await session.completeLogin({ challenge: answer.second_step.challenge, code });
      }
      void navigate(toLocalPath(params.get('next')) ?? START_PATH, { replace: true });
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || texts.failed);
    }
  };
  return (
    <ThemeProvider>
      <main style={{ maxWidth: 380, margin: '12vh auto', padding: 20 }}>
        <PageHeader title={texts.title} />
        <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 12 }}>
          {failure && <p role="alert">{failure}</p>}
          <Input
            name="username"
            type="email"
            autoComplete="username"
            aria-label={texts.username}
            placeholder={texts.username}
            required
          />
          <Input.Password
            name="password"
            autoComplete="current-password"
            aria-label={texts.password}
            placeholder={texts.password}
            required
          />
          <Input name="code" autoComplete="one-time-code" aria-label={texts.code} placeholder={texts.code} />
          <Button type="primary" htmlType="submit">
            {texts.submit}
          </Button>
        </form>
      </main>
    </ThemeProvider>
  );
}
