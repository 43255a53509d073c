import { LIMITS, urls, parseVideo } from '@prostora/contracts';
import { articleEditorTexts as texts } from '@prostora/strings/cs/article-editor.ts';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { Play } from '../page-icons.ts';
import styles from './article-editor.module.css';
import { Store, Trash2 } from './icons.ts';
import type { ImageUploads } from './image-uploads.ts';

const Remove = ({ deleteNode }: Pick<ReactNodeViewProps, 'deleteNode'>): ReactNode => (
  <IconButton label={texts.remove} className={styles['remove']} onClick={deleteNode}>
    <Trash2 />
  </IconButton>
);

/** A photograph in the editor with editable description and caption. */
export function PictureView({
  node,
  extension,
  updateAttributes,
  deleteNode,
}: ReactNodeViewProps): ReactNode {
  const id = useId();
  const { src, alt, upload } = node.attrs as { src: string | null; alt: string; upload: string | null };
  const { uploads } = extension.options as { uploads: ImageUploads };
  const percent = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.getPercent(upload),
    () => null,
  );
  return (
    <NodeViewWrapper as="figure" className={styles['figure']}>
      <div className={styles['frame']} contentEditable={false} data-drag-handle="">
        {src && <img className={styles['image']} src={src} alt={alt} />}
        {percent !== null && (
          <div className={styles['progress']}>
            <progress max={100} value={percent} aria-label={texts.uploading(percent)} />
            <span>{texts.uploading(percent)}</span>
          </div>
        )}
        <Remove deleteNode={deleteNode} />
      </div>
      <div className={styles['alt']} contentEditable={false}>
        <label htmlFor={id}>{texts.alt}</label>
        <input
          id={id}
          value={alt}
          maxLength={LIMITS.imageAlt}
          placeholder={texts.altMissing}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className={styles['caption']}
        data-placeholder={node.content.size === 0 ? texts.caption : ''}
      />
    </NodeViewWrapper>
  );
}

export function VideoView({ node, deleteNode }: ReactNodeViewProps): ReactNode {
  const video = parseVideo(String(node.attrs['address']));
  return (
    <NodeViewWrapper as="figure" className={styles['figure']}>
      <div className={styles['plate']} contentEditable={false} data-drag-handle="">
        <Play />
        <span>
          {video && texts.videoOf(video.host)}
          <br />
          <a href={video?.url} target="_blank" rel="noreferrer">
            {video?.url}
          </a>
        </span>
        <Remove deleteNode={deleteNode} />
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className={styles['caption']}
        data-placeholder={node.content.size === 0 ? texts.captionOfVideo : ''}
      />
    </NodeViewWrapper>
  );
}

export function SpaceView({ node, deleteNode }: ReactNodeViewProps): ReactNode {
  const url = String(node.attrs['url']);
  return (
    <NodeViewWrapper as="figure" className={styles['figure']}>
      <div className={styles['plate']} contentEditable={false} data-drag-handle="">
        <Store />
        <span>
          {texts.space}
          <br />
          <a href={urls.space(url)} target="_blank" rel="noreferrer">
            {urls.space(url)}
          </a>
        </span>
        <Remove deleteNode={deleteNode} />
      </div>
    </NodeViewWrapper>
  );
}
