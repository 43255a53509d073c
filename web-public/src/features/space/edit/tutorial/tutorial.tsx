import { tutorialTexts } from '@prostora/strings/cs/editor.ts';
import { ArrowRight, Button, classNames } from '@prostora/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TUTORIAL_STEPS, storeSeenSteps, type TutorialStep } from './tutorial-steps.ts';
import styles from './tutorial.module.css';
import { useBubblePlace, useMarkedTarget } from './use-target.ts';

const texts = tutorialTexts;

type TutorialProps = { viewerId: string; first: TutorialStep; isOperator: boolean; onEnd: () => void };

const getStepText = (step: TutorialStep, operator: boolean): { title: string; text: string } =>
  step === 'adminPanel' && operator ? texts.steps.adminPanelOperator : texts.steps[step];

/**
 * Tutorial of the edit mode: a bubble beside each section in turn, on small screens a bar at the bottom. The
 * page stays usable; Esc skips the rest and restores the focus.
 */
export function Tutorial({ viewerId, first, isOperator, onEnd }: TutorialProps): ReactNode {
  const [step, setStep] = useState(first);
  const bubble = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const titleId = useId();
  const place = useBubblePlace(step, bubble);
  useMarkedTarget(step);
  useEffect(() => {
    previousFocus.current = document.activeElement;
    return () => {
      if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
        previousFocus.current.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    storeSeenSteps(viewerId, [step]);
    bubble.current?.focus({ preventScroll: true });
  }, [viewerId, step]);
  const index = TUTORIAL_STEPS.indexOf(step);
  const last = index === TUTORIAL_STEPS.length - 1;
  const go = (to: number): void => {
    const next = TUTORIAL_STEPS[to];
    if (next) setStep(next);
    else onEnd();
  };
  const skip = (): void => {
    storeSeenSteps(viewerId, TUTORIAL_STEPS);
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' && index > 0) go(index - 1);
    if (event.key === 'ArrowRight' && !last) go(index + 1);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    skip();
  };
  const { title, text } = getStepText(step, isOperator);
  return createPortal(
    <div
      ref={bubble}
      className={styles['bubble']}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
      tabIndex={-1}
      data-stays-live=""
      onKeyDown={onKeyDown}
      style={place ? { left: place.left, top: place.top } : undefined}
    >
      {place?.arrow && (
        <i
          className={styles['arrow']}
          data-side={place.arrow.side}
          style={/left|right/u.test(place.arrow.side) ? { top: place.arrow.at } : { left: place.arrow.at }}
          aria-hidden="true"
        />
      )}
      <p className={styles['count']}>{texts.step(index + 1, TUTORIAL_STEPS.length)}</p>
      <h3 id={titleId}>{title}</h3>
      <p id={`${titleId}-text`}>{text}</p>
      <div className={styles['foot']}>
        <span className={styles['dots']} aria-hidden="true">
          {TUTORIAL_STEPS.map((one, position) => (
            <i
              key={one}
              className={classNames(position === index && styles['on'], position < index && styles['done'])}
            />
          ))}
        </span>
        {!last && (
          <Button variant="ghost" size="sm" onClick={skip}>
            {texts.skip}
          </Button>
        )}
        <Button variant="primary" size="sm" onClick={() => go(index + 1)}>
          {last ? (
            texts.finish
          ) : (
            <>
              {texts.next}
              <ArrowRight aria-hidden />
            </>
          )}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
