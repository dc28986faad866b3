import { Page } from '../layouts';

export const UsersPage = () => {
  return (
    <Page title="Users" description="All who may log in">
      <ul />
    </Page>
  );
};
