export { PostsPage as default } from '../features/blog/posts.page.tsx';
