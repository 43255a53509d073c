export { NewPostPage as default } from '../features/blog/post.page.tsx';
