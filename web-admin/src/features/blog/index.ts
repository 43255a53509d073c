export { NewPostPage, PostPage } from './post.page.tsx';
export { PostsPage } from './posts.page.tsx';
export { CategoriesPage, TagsPage } from './taxa.page.tsx';
