import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from '@prostora/ui/icons.ts';
import { common } from '@prostora/strings';
import styles from './toasts.module.css';
import { useToasts } from './use-toasts.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Toasts at the top centre; in a portal, so that they stay accessible beside an open dialog. */
export function Toasts() {
  const { toasts, dismiss, pause, resume } = useToasts();
  if (toasts.length === 0) return null;
  return createPortal(
    <section
      className={styles.region}
      aria-label={common.toasts.region}
      data-stays-live=""
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {toasts.map(({ id, kind, message, action }) => {
        const Icon = ICONS[kind];
        return (
          <div
            key={id}
            className={styles.toast}
            data-kind={kind}
            role={kind === 'error' ? 'alert' : 'status'}
          >
            <Icon aria-hidden className={styles.icon} />
            <span className={styles.message}>{message}</span>
            {action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  dismiss(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label={common.toasts.dismiss}
              onClick={() => dismiss(id)}
            >
              <X aria-hidden />
            </button>
          </div>
        );
      })}
    </section>,
    document.body,
  );
}
