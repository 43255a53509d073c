import { DndContext, useDraggable, type DndContextProps } from '@dnd-kit/core';
import { useEffect, type ComponentProps, type ReactNode, type RefObject } from 'react';

type SurfaceProps = Omit<ComponentProps<'div'>, 'ref'> & { root: RefObject<HTMLDivElement | null> };

function Surface({ root, ...props }: SurfaceProps): ReactNode {
  const { setNodeRef, listeners, attributes } = useDraggable({ id: 'grid' });
  useEffect(() => setNodeRef(root.current), [root, setNodeRef]);
  return <div {...props} {...listeners} aria-describedby={attributes['aria-describedby']} ref={root} />;
}

/** A grid whose entries are dragged; the sensors of `dndProps` find the entry. */
export const GridSurface = ({
  dndProps,
  ...props
}: SurfaceProps & { dndProps: DndContextProps }): ReactNode => (
  <DndContext {...dndProps}>
    <Surface {...props} />
  </DndContext>
);
