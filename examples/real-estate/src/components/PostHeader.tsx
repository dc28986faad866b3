import { authorLabel } from '../lib/roles';
import type { NewsPost } from '../types';
import { Avatar } from './ui/Avatar';
import { Badge } from './ui/Badge';

export function PostHeader({ post }: { post: NewsPost }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={post.author} src={post.authorAvatar} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {post.author}
          <Badge>{authorLabel(post.authorType)}</Badge>
        </p>
        <p className="text-xs text-muted">{post.timestamp}</p>
      </div>
    </div>
  );
}
