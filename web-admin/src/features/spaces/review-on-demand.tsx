import { Suspense, lazy, useState } from 'react';
import type { SpaceReviewProps } from './space-review.tsx';

const SpaceReview = lazy(() => import('./space-review.tsx'));

/** The review, downloaded when the first space is opened; it then stays, so that closing can be seen and its place is kept. */
export function ReviewOnDemand(props: SpaceReviewProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.review.url !== null && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense><SpaceReview {...props} /></Suspense> : null;
}
