import { Button } from './button';
import { translate } from './i18n';
const Upload = () => <svg />;
export const App = () => (
  <main>
    <Button>
      <Upload /> {translate("import")}
    </Button>
    <Button>
      <Upload /> {translate("export")}
    </Button>
    <Button>Close</Button>
  </main>
);
