import '../page.css';
import UserCard from '../ui/user-card';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <UserCard />
    </main>
  );
}
