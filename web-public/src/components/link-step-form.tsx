import { showToast } from '@prostora/federation';
import { useRevalidator } from '@prostora/nav';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';

/** An action of a mailed link: a form without JavaScript, otherwise an API call after which the page is read again. */
export function LinkStepForm({
  action,
  variant,
  label,
  onStep,
}: {
  action: string;
  variant: 'primary' | 'secondary';
  label: string;
  onStep: () => Promise<unknown>;
}): ReactNode {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      await onStep();
      await revalidate();
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setSending(false);
  };
  return (
    <form method="post" action={action} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="page" value="1" />
      <Button type="submit" size="lg" variant={variant} sending={sending}>
        {label}
      </Button>
    </form>
  );
}
