import { Button } from './button';
import { translate } from './i18n';
const Upload = () => <svg />;
export const App = () => (
  <main>
    <Button>
      {translate("export")} <Upload /> {translate("import")}
    </Button>
  </main>
);
