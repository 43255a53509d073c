export { PostPage as default } from '../features/blog/post.page.tsx';
