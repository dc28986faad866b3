import { Heart, MessageCircle, Share2 } from 'lucide-react';
import { count } from '../lib/format';
import type { NewsPost } from '../types';
import { PostHeader } from './PostHeader';
import { Button } from './ui/Button';

export function FeedPost({ post }: { post: NewsPost }) {
  return (
    <article className="border-t border-line px-5 py-4 first:border-t-0">
      <PostHeader post={post} />
      <p className="mt-3 max-w-[70ch] text-pretty text-ink-soft">{post.content}</p>
      <footer className="mt-2 -mb-1.5 flex items-center gap-5 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Heart aria-hidden className="size-4" />
          {count(post.likes, 'like')}
        </span>
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <MessageCircle aria-hidden className="size-4" />
          {count(post.comments, 'comment')}
        </span>
        <Button variant="ghost" size="sm" className="ml-auto">
          <Share2 aria-hidden />
          Share
        </Button>
      </footer>
    </article>
  );
}
