import type { LayoutName, NamesIn, Route, RouteGroup, ScreenLoader } from './page/route'

type Options<Path extends string> = Partial<
  Pick<Route, 'guard' | 'head' | 'dock' | 'params' | 'prerender' | 'live' | 'meanwhile'>
> & { readonly screen: ScreenLoader<NamesIn<Path>> }

type RouteOf = <Path extends string>(
  path: Path,
  layout: LayoutName,
  group: RouteGroup,
  title: string,
  options: Options<Path>,
) => Route

const routeFor =
  (auth: boolean): RouteOf =>
  (path, layout, group, title, options) => ({
    path,
    layout,
    auth,
    group,
    title,
    guard: auth ? 'auth' : 'none',
    head: 'inner',
    dock: false,
    params: null,
    prerender: !auth && !path.includes('{'),
    live: false,
    meanwhile: null,
    ...options,
    screen: options.screen as ScreenLoader<string>,
  })

export const open = routeFor(false)
const member = routeFor(true)

const textPage: ScreenLoader = () => import('./features/textPage/TextPageRoute')
const callback: ScreenLoader = () => import('./features/session/social/CallbackRoute')
const product: ScreenLoader<'id'> = () => import('./features/product/ProductRoute')

export const routes: ReadonlyArray<Route> = [
  open('/', 'default', 'public', 'CarePlus ลูกโตทีละวัน เราอยู่ข้าง ๆ เสมอ', {
    head: 'brand',
    screen: () => import('./features/home/HomeRoute'),
  }),
  open('/about-us', 'default', 'public', 'เรื่องของ CarePlus', { head: 'brand', screen: textPage }),
  open('/login', 'default', 'public', 'เข้าสู่ระบบ', {
    head: 'back',
    dock: true,
    guard: 'authenticated',
    screen: () => import('./features/session/LoginRoute'),
  }),
  open('/register', 'default', 'public', 'สมัครสมาชิก', {
    dock: true,
    guard: 'authenticated',
    screen: () => import('./features/session/RegisterRoute'),
  }),
  open('/forgot-password', 'default', 'public', 'ลืมรหัสผ่าน', {
    dock: true,
    screen: () => import('./features/credentials/ForgotPasswordRoute'),
  }),
  open('/reset-password', 'default', 'public', 'ตั้งรหัสผ่านใหม่', {
    dock: true,
    screen: () => import('./features/credentials/ResetPasswordRoute'),
  }),
  open('/email-required', 'default', 'public', 'ขออีเมลอีกนิด', {
    dock: true,
    screen: () => import('./features/session/social/EmailRequiredRoute'),
  }),
  open('/welcome', 'default', 'public', 'ยินดีต้อนรับ', {
    head: 'back',
    dock: true,
    guard: 'auth',
    screen: () => import('./features/session/WelcomeRoute'),
  }),
  open('/user-info', 'default', 'public', 'ข้อมูลของคุณ', {
    dock: true,
    guard: 'auth',
    screen: () => import('./features/session/UserInfoRoute'),
  }),
  open('/maintenance', 'default', 'public', 'ปิดปรับปรุงชั่วคราว', {
    head: 'brand',
    screen: () => import('./features/maintenance/MaintenanceRoute'),
  }),
  open('/privacy-policy', 'default', 'public', 'นโยบายความเป็นส่วนตัว ฉบับ 2.0', { head: 'back', screen: textPage }),
  open('/privacy-policy-new', 'default', 'public', 'นโยบายความเป็นส่วนตัว', { head: 'back', screen: textPage }),
  open('/privacy-policy-announcement', 'default', 'public', 'นโยบายความเป็นส่วนตัวเปลี่ยนอะไรบ้าง', {
    head: 'back',
    screen: textPage,
  }),
  open('/terms-and-conditions', 'default', 'public', 'ข้อกำหนดการใช้', { head: 'back', screen: textPage }),
  open('/terms-conditions', 'only-header', 'public', 'ข้อกำหนดการใช้ ฉบับย่อ', { head: 'brand', screen: textPage }),
  open('/ga-test', 'default', 'public', 'ตรวจการวัดผล', { screen: () => import('./features/gaTest/GaTestRoute') }),
  open('/children-growth', 'default', 'public', 'เช็กการเติบโต', {
    head: 'brand',
    screen: () => import('./features/growth/GrowthIntroRoute'),
  }),
  open('/growth', 'default', 'public', 'กรอกน้ำหนักและส่วนสูง', {
    head: 'back',
    dock: true,
    screen: () => import('./features/growth/GrowthRoute'),
  }),
  open('/milnutrisure', 'default', 'public', 'เช็กโภชนาการลูก', {
    head: 'back',
    dock: true,
    screen: () => import('./features/nutrition/MilnutrisureRoute'),
  }),
  open('/milnutrisure-2', 'default', 'public', 'ผลเช็กโภชนาการ', {
    head: 'back',
    dock: true,
    screen: () => import('./features/nutrition/MilnutrisureResultRoute'),
  }),
  open('/mobility-results', 'default', 'public', 'อ่านผลแรงกล้ามเนื้อ', {
    screen: () => import('./features/mobility/MobilityResultsRoute'),
  }),
  open('/notice/suspend-date', 'default', 'public', 'กำหนดปิดปรับปรุง', {
    head: 'brand',
    screen: () => import('./features/suspension/SuspensionRoute'),
  }),
  open('/login-with-phone', 'otp-layout', 'login', 'เข้าด้วยเบอร์มือถือ', {
    head: 'back',
    guard: 'authenticated',
    screen: () => import('./features/phone/LoginWithPhoneRoute'),
  }),
  open('/login-with-phone/login-form', 'otp-layout', 'login', 'กรอกรหัสจากข้อความ', {
    head: 'back',
    guard: 'authenticated',
    screen: () => import('./features/phone/PhoneCodeRoute'),
  }),
  open('/login-with-phone/modal-phone-register', 'otp-layout', 'login', 'สมัครด้วยเบอร์มือถือ', {
    head: 'back',
    guard: 'authenticated',
    screen: () => import('./features/phone/PhoneJoinRoute'),
  }),
  member('/verify-otp', 'otp-layout', 'login', 'ยืนยันเบอร์มือถือ', {
    head: 'back',
    screen: () => import('./features/phone/VerifyPhoneRoute'),
  }),
  open('/callback', 'only-header', 'login', 'กำลังเข้าสู่ระบบ', { head: 'brand', screen: callback }),
  open('/th/callback', 'only-header', 'login', 'กำลังเข้าสู่ระบบ', { head: 'brand', screen: callback }),
  open('/migration', 'only-header', 'login', 'ย้ายบัญชีเดิม', {
    head: 'brand',
    screen: () => import('./features/migration/MigrationRoute'),
  }),
  open('/article', 'default', 'articles', 'บทความ', {
    head: 'brand',
    screen: () => import('./features/article/list/ArticlesRoute'),
  }),
  open('/article/{id}', 'default', 'articles', 'บทความ', {
    head: 'back',
    params: 'catalogueId',
    prerender: true,
    screen: () => import('./features/article/page/ArticleRoute'),
  }),
  open('/article/cow-milk-protein-allergy', 'special-article', 'articles', 'แพ้โปรตีนนมวัว', {
    head: 'back',
    screen: () => import('./features/article/special/SpecialArticleRoute'),
  }),
  open('/article/digestive-discomfort', 'special-article', 'articles', 'ลูกไม่สบายท้อง', {
    head: 'back',
    screen: () => import('./features/article/special/SpecialArticleRoute'),
  }),
  open('/article/sensitive', 'special-article', 'articles', 'ลูกผิวและท้องบอบบาง', {
    head: 'back',
    screen: () => import('./features/article/special/SpecialArticleRoute'),
  }),
  open('/product', 'default', 'products', 'สินค้า', {
    screen: () => import('./features/product/ProductsRoute'),
  }),
  open('/product/{id}', 'default', 'products', 'สินค้า', {
    head: 'back',
    dock: true,
    params: 'catalogueId',
    prerender: true,
    screen: product,
  }),
  open('/product/{category}/{tag}', 'default', 'products', 'สินค้า', {
    head: 'back',
    params: 'slugs',
    screen: () => import('./features/product/CategoryTagRoute'),
  }),
  open('/product/baby-products', 'default', 'products', 'ข้อมูลอาหารเด็กเล็ก', {
    screen: () => import('./features/product/BabyProductsRoute'),
  }),
  open('/product/brand/{id}', 'default', 'products', 'สินค้าตามยี่ห้อ', {
    head: 'back',
    params: 'catalogueId',
    prerender: true,
    screen: () => import('./features/product/BrandRoute'),
  }),
  open('/product/category/{id}', 'default', 'products', 'สินค้าตามหมวด', {
    head: 'back',
    params: 'catalogueId',
    prerender: true,
    screen: () => import('./features/product/CategoryRoute'),
  }),
  open('/product/detail/{id}', 'default', 'products', 'รายละเอียดสินค้า', {
    head: 'back',
    dock: true,
    params: 'catalogueId',
    prerender: true,
    screen: product,
  }),
  open('/product/tag', 'default', 'products', 'สินค้าตามป้าย', {
    screen: () => import('./features/product/TagsRoute'),
  }),
  open('/rewards', 'default', 'rewards', 'รางวัล', {
    head: 'brand',
    live: true,
    screen: () => import('./features/rewards/list/RewardsRoute'),
  }),
  open('/rewards/history', 'default', 'rewards', 'ประวัติคะแนน', {
    screen: () => import('./features/rewards/history/HistoryRoute'),
  }),
  open('/rewards/luckydraw/{id}', 'default', 'rewards', 'ลุ้นโชค', {
    head: 'back',
    dock: true,
    params: 'catalogueId',
    screen: () => import('./features/rewards/draw/DrawRoute'),
  }),
  open('/rewards/redeem/{id}', 'default', 'rewards', 'แลกของรางวัล', {
    head: 'back',
    dock: true,
    params: 'catalogueId',
    screen: () => import('./features/rewards/redeem/RedeemRoute'),
  }),
  member('/rewards/confirm-address/{id}', 'default', 'rewards', 'ยืนยันที่อยู่', {
    dock: true,
    params: 'catalogueId',
    screen: () => import('./features/rewards/confirm/ConfirmRedemptionRoute'),
  }),
  member('/rewards/uploadbill', 'default', 'rewards', 'ส่งใบเสร็จ', {
    dock: true,
    meanwhile: 'known',
    screen: () => import('./features/rewards/bill/UploadBillRoute'),
  }),
  open('/campaign/{id}', 'campaign', 'campaign', 'แคมเปญ', {
    head: 'back',
    params: 'catalogueId',
    prerender: true,
    screen: () => import('./features/campaign/CampaignRoute'),
  }),
  member('/n/{id}', 'campaign', 'campaign', 'ข่าวถึงคุณ', {
    head: 'back',
    params: 'uuid',
    screen: () => import('./features/notices/NoticeRoute'),
  }),
  member('/notice', 'header-notice', 'campaign', 'ข่าวถึงคุณ', {
    screen: () => import('./features/notices/NoticesRoute'),
  }),
  member('/add-partner', 'default', 'signed-in', 'ดูแลลูกด้วยกัน', {
    dock: true,
    screen: () => import('./features/partners/AddPartnerRoute'),
  }),
  member('/adults', 'default', 'signed-in', 'ผู้ใหญ่ในบ้าน', {
    head: 'back',
    screen: () => import('./features/adults/AdultsRoute'),
  }),
  member('/adults/{id}', 'default', 'signed-in', 'ผู้ใหญ่ในบ้าน', {
    head: 'back',
    params: 'uuid',
    screen: () => import('./features/adults/AdultRoute'),
  }),
  member('/adults/edit-profile', 'default', 'signed-in', 'แก้ข้อมูลผู้ใหญ่', {
    dock: true,
    screen: () => import('./features/adults/EditAdultRoute'),
  }),
  member('/adults/myself', 'default', 'signed-in', 'ตัวฉันเอง', {
    dock: true,
    screen: () => import('./features/adults/MyselfRoute'),
  }),
  member('/adults/other', 'default', 'signed-in', 'คนที่ฉันดูแล', {
    dock: true,
    screen: () => import('./features/adults/OtherRoute'),
  }),
  member('/adults/profile', 'default', 'signed-in', 'ข้อมูลผู้ใหญ่', {
    screen: () => import('./features/adults/AdultProfileRoute'),
  }),
  member('/change-email', 'default', 'signed-in', 'เปลี่ยนอีเมล', {
    screen: () => import('./features/credentials/ChangeEmailRoute'),
  }),
  member('/change-password', 'default', 'signed-in', 'เปลี่ยนรหัสผ่าน', {
    screen: () => import('./features/credentials/SetPasswordRoute'),
  }),
  member('/new-password', 'default', 'signed-in', 'ตั้งรหัสผ่าน', {
    screen: () => import('./features/credentials/SetPasswordRoute'),
  }),
  member('/edit-my-phone', 'default', 'signed-in', 'เปลี่ยนเบอร์มือถือ', {
    screen: () => import('./features/phone/EditPhoneRoute'),
  }),
  member('/edit-profile', 'default', 'signed-in', 'แก้ข้อมูลส่วนตัว', {
    screen: () => import('./features/profile/EditProfileRoute'),
  }),
  member('/email-checking', 'default', 'signed-in', 'รอยืนยันอีเมล', {
    screen: () => import('./features/credentials/EmailCheckingRoute'),
  }),
  member('/verify-email', 'default', 'signed-in', 'ยืนยันอีเมล', {
    guard: 'none',
    screen: () => import('./features/credentials/VerifyEmailRoute'),
  }),
  member('/user-profile', 'default', 'signed-in', 'ข้อมูลของฉัน', {
    head: 'back',
    screen: () => import('./features/profile/UserProfileRoute'),
  }),
  member('/dashboard', 'default', 'signed-in', 'หน้าของฉัน', {
    head: 'brand',
    screen: () => import('./features/dashboard/DashboardRoute'),
  }),
  member('/monthly-mission', 'default', 'signed-in', 'ภารกิจประจำเดือน', {
    head: 'back',
    dock: true,
    screen: () => import('./features/missions/MissionRoute'),
  }),
  member('/request', 'default', 'signed-in', 'ถามทีมงาน', {
    screen: () => import('./features/requests/RequestRoute'),
  }),
  member('/mobility', 'default', 'signed-in', 'เช็กแรงกล้ามเนื้อ', {
    head: 'back',
    screen: () => import('./features/mobility/MobilityRoute'),
  }),
  member('/mobility/detail', 'default', 'signed-in', 'ขั้นตอนการเช็กแรง', {
    dock: true,
    screen: () => import('./features/mobility/MobilityDetailRoute'),
  }),
  member('/mobility/result', 'default', 'signed-in', 'ผลเช็กแรงกล้ามเนื้อ', {
    head: 'back',
    dock: true,
    screen: () => import('./features/mobility/MobilityResultRoute'),
  }),
  member('/children', 'default', 'children', 'ลูกน้อย', {
    head: 'brand',
    screen: () => import('./features/children/ChildrenRoute'),
  }),
  member('/children/{id}', 'default', 'children', 'ข้อมูลลูก', {
    head: 'back',
    params: 'uuid',
    screen: () => import('./features/children/ChildRoute'),
  }),
  member('/children/add-information', 'default', 'children', 'เพิ่มลูก', {
    dock: true,
    screen: () => import('./features/children/AddChildRoute'),
  }),
  member('/children/stool-color', 'default', 'children', 'เลือกสีอุจจาระ', {
    head: 'back',
    dock: true,
    meanwhile: 'closed',
    screen: () => import('./features/stool/steps/ColourRoute'),
  }),
  member('/children/stool-date', 'default', 'children', 'วันที่ของอุจจาระ', {
    head: 'back',
    dock: true,
    meanwhile: 'closed',
    screen: () => import('./features/stool/steps/DateRoute'),
  }),
  member('/children/stool-date-test', 'default', 'children', 'ลองเช็กด้วยวันที่อื่น', {
    head: 'back',
    dock: true,
    meanwhile: 'closed',
    screen: () => import('./features/stool/steps/TrialRoute'),
  }),
  member('/children/stool-image', 'default', 'children', 'ถ่ายรูปอุจจาระ', {
    head: 'back',
    dock: true,
    meanwhile: 'closed',
    screen: () => import('./features/stool/steps/ImageRoute'),
  }),
  member('/children/stool-info', 'default', 'children', 'เช็กสีอุจจาระ', {
    head: 'back',
    dock: true,
    meanwhile: 'closed',
    screen: () => import('./features/stool/info/InfoRoute'),
  }),
  open('/children/stool-result', 'default', 'children', 'ผลเช็กสีอุจจาระ', {
    head: 'back',
    dock: true,
    screen: () => import('./features/stool/result/ResultRoute'),
  }),
  member('/children-profile', 'default', 'growth', 'กราฟการเติบโต', {
    screen: () => import('./features/childGrowth/ChildrenProfileRoute'),
  }),
  member('/children-profile/add-growth', 'default', 'growth', 'บันทึกการเติบโต', {
    dock: true,
    meanwhile: 'known',
    screen: () => import('./features/childGrowth/AddGrowthRoute'),
  }),
  member('/children-profile/edit-growth', 'default', 'growth', 'แก้บันทึกการเติบโต', {
    dock: true,
    screen: () => import('./features/childGrowth/EditGrowthRoute'),
  }),
  member('/children-profile/growth', 'default', 'growth', 'กราฟการเติบโต', {
    dock: true,
    screen: () => import('./features/childGrowth/ChildGrowthRoute'),
  }),
  open('/children-profile/save-growth', 'default', 'growth', 'ผลที่รอบันทึก', {
    screen: () => import('./features/growth/SaveGrowthRoute'),
  }),
  member('/children-profile/save-progress-growth', 'download', 'growth', 'เก็บเป็นรูป', {
    head: 'back',
    screen: () => import('./features/childGrowth/SaveProgressRoute'),
  }),
]

/** Pages of this product beside those of the specification. */
export const ownRoutes: ReadonlyArray<Route> = [
  open('/consent-analytics', 'default', 'public', 'ความยินยอม: ข้อมูลการใช้งาน', { head: 'back', screen: textPage }),
  open('/consent-advertising', 'default', 'public', 'ความยินยอม: วัดผลโฆษณา', { head: 'back', screen: textPage }),
  open('/consent-marketing', 'default', 'public', 'ความยินยอม: ข่าวสารทางอีเมล', { head: 'back', screen: textPage }),
  open('/consent-child-health', 'default', 'public', 'ความยินยอม: ข้อมูลสุขภาพของลูก', { head: 'back', screen: textPage }),
  open('/consent-mobility', 'default', 'public', 'ความยินยอม: ข้อมูลร่างกายและแรงของคุณ', {
    head: 'back',
    screen: textPage,
  }),
  open('/consent-line', 'default', 'public', 'ความยินยอม: ข้อความทาง LINE', { head: 'back', screen: textPage }),
  open('/privacy-policy-first', 'default', 'public', 'นโยบายความเป็นส่วนตัว ฉบับแรก', { head: 'back', screen: textPage }),
  open('/privacy-policy-2-1', 'default', 'public', 'นโยบายความเป็นส่วนตัว ฉบับ 2.1', { head: 'back', screen: textPage }),
  open('/terms-and-conditions-first', 'default', 'public', 'ข้อกำหนดการใช้ ฉบับแรก', { head: 'back', screen: textPage }),
  open('/terms-and-conditions-2-0', 'default', 'public', 'ข้อกำหนดการใช้ ฉบับ 2.0', { head: 'back', screen: textPage }),
  // The link's secret is in the fragment, which no server sees.
  open('/adults/confirm', 'only-header', 'public', 'คำขอเก็บข้อมูลของคุณ', {
    head: 'brand',
    screen: () => import('./features/adults/ConfirmAdultRoute'),
  }),
]

export const allRoutes: ReadonlyArray<Route> = [...routes, ...ownRoutes]
