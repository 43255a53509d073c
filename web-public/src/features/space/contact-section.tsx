import type { SpaceDetail } from '@prostora/api-client';
import { contact as texts } from '@prostora/strings/cs/contact.ts';
import { Skeleton } from '@prostora/ui';
import { Suspense, lazy, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import styles from './contact-section.module.css';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }));

const LoadingSkeleton = (): ReactNode => (
  <div role="status" aria-label={texts.loading}>
    <Skeleton className={styles['waiting']} />
  </div>
);

/** Message to the owner; the form loads near the viewport. Hidden for unpublished spaces. */
export function ContactSection({
  space,
  className,
}: {
  space: SpaceDetail;
  className?: string | undefined;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  if (space.status !== 'PUBLISHED') return null;
  return (
    <section className={className} id="zprava">
      <h2>{texts.title}</h2>
      <div className={styles['card']} ref={box}>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        <div className="needs-script">
          {isNear ? (
            <Suspense fallback={<LoadingSkeleton />}>
              <ContactForm spaceId={space.id} />
            </Suspense>
          ) : (
            <LoadingSkeleton />
          )}
        </div>
      </div>
    </section>
  );
}
