import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code loads on demand and that a document still contains: a loader calls the second value
 * before the page is rendered. In a document its markup stays until the code is there.
 */
export function createPrepared<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [(props: Props) => ReactNode, () => Promise<void>] {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  function Prepared(props: Props): ReactNode {
    // Chosen once: another type would mount the component anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return [
    Prepared,
    async () => {
      loaded = await load();
    },
  ];
}
