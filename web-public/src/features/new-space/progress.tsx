import { Link } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Check, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import { WIZARD_STEPS, buildWizardUrl, type WizardStep } from '../../lib/wizard-url.ts';
import styles from './progress.module.css';
import { useWizard, type Draft } from './wizard-control.ts';

const texts = portal.wizard;
const REQUIRED_FIELDS: Readonly<Record<WizardStep, readonly string[] | null>> = {
  kde: ['city'],
  nazev: [],
  fotky: ['images'],
  nabidka: ['perex', 'capacity', 'tags.purpose'],
  ceny: null,
  kontakt: null,
  nahled: null,
};

/** Steps whose publication conditions are met, and the optional ones that are filled in. */
export const listFinishedSteps = ({ editing, space }: Draft): WizardStep[] => {
  const open = new Set<string>(editing.checklist.filter((item) => !item.done).map((item) => item.field));
  const isFilledIn: Partial<Record<WizardStep, boolean>> = {
    ceny: space.price_from !== null,
    kontakt: space.email !== null || space.phone !== null,
  };
  return WIZARD_STEPS.filter(
    (step) => isFilledIn[step] ?? REQUIRED_FIELDS[step]?.every((field) => !open.has(field)),
  );
};

/** Progress of the wizard. With a draft every step is reachable, before it only the first. */
export function Progress({ draft }: { draft: Draft | null }): ReactNode {
  const { step: present, leave } = useWizard();
  const finished = draft ? listFinishedSteps(draft) : [];
  return (
    <nav aria-label={texts.progress} className={styles['progress']}>
      <p className="visually-hidden">{texts.step(WIZARD_STEPS.indexOf(present) + 1, WIZARD_STEPS.length)}</p>
      <ol className={styles['steps']}>
        {WIZARD_STEPS.map((step, index) => {
          const isDone = finished.includes(step);
          const isReachable = step !== present && (draft !== null || (step === 'kde' && present === 'nazev'));
          const content = (
            <>
              <span className={classNames(styles['number'], isDone && styles['done'])} aria-hidden="true">
                {isDone && step !== present ? <Check /> : index + 1}
              </span>
              <span>
                {texts.steps[step]}
                {isDone && <span className="visually-hidden"> ({texts.done})</span>}
              </span>
            </>
          );
          return (
            <li key={step} className={styles['item']} aria-current={step === present ? 'step' : undefined}>
              {isReachable && draft ? (
                <Link
                  className={styles['step']}
                  to={buildWizardUrl(step, draft.space.id)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    leave(step);
                  }}
                >
                  {content}
                </Link>
              ) : isReachable ? (
                <button type="button" className={styles['step']} onClick={() => leave(step)}>
                  {content}
                </button>
              ) : (
                <span className={styles['step']}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
