import { portal } from '@prostora/strings/cs/portal.ts';
import { ArrowLeft, Button, FormError } from '@prostora/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { WIZARD_STEPS } from '../../lib/wizard-url.ts';
import styles from './wizard.module.css';
import { useWizard } from './wizard-control.ts';

const texts = portal.wizard;

type StepFrameProps = {
  heading: string;
  lead?: ReactNode;
  failure?: string | null;
  sending?: boolean;
  /** Label of the submit button; null when the step has its own actions. */
  next?: string | null;
  /** Why the step cannot be left now. */
  blockedReason?: string | null;
  /** Whether a draft exists to return to. */
  canFinishLater?: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
};

/** Layout of a step: heading, focused after navigation, fields and navigation. */
export function StepFrame({
  heading,
  lead,
  failure = null,
  sending = false,
  next = texts.next,
  blockedReason = null,
  canFinishLater = true,
  onSubmit,
  children,
}: StepFrameProps): ReactNode {
  const { step, leave, hasMoved } = useWizard();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved()) title.current?.focus();
  }, [hasMoved]);
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];
  return (
    <form noValidate onSubmit={onSubmit}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <FormError className={styles['failure']}>{failure}</FormError>
      <div className={styles['fields']}>{children}</div>
      {blockedReason && (
        <p className={styles['held']} role="status">
          {blockedReason}
        </p>
      )}
      <div className={styles['ways']}>
        {before && (
          <Button variant="ghost" onClick={() => leave(before)}>
            <ArrowLeft aria-hidden />
            {texts.back}
          </Button>
        )}
        {canFinishLater && (
          <Button variant="ghost" className={styles['later']} onClick={() => leave('list')}>
            {texts.later}
          </Button>
        )}
        {next !== null && (
          <Button type="submit" variant="primary" sending={sending} sendingLabel={texts.saving}>
            {next}
          </Button>
        )}
      </div>
    </form>
  );
}
