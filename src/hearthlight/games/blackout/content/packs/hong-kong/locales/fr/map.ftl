# Les noms sur le plan de Hong Kong.

## Districts

district-tuen-mun = Tuen Mun
district-yuen-long = Yuen Long
district-north = Nord
district-tai-po = Tai Po
district-sha-tin = Sha Tin
district-sai-kung = Sai Kung
district-tsuen-wan = Tsuen Wan
district-sham-shui-po = Sham Shui Po
district-kowloon-city = Kowloon City
district-kwun-tong = Kwun Tong
district-yau-tsim-mong = Yau Tsim Mong
district-central = Central
district-wan-chai = Wan Chai
district-eastern = Est
district-southern = Sud
district-islands = Îles

## Lieux

location-lau-fau-shan = Lau Fau Shan
location-mai-po = Mai Po
location-lung-kwu-tan = Lung Kwu Tan
location-lok-ma-chau = Lok Ma Chau
location-castle-peak = Castle Peak
location-tai-lam = Tai Lam
location-lo-wu = Lo Wu
location-kam-tin = Kam Tin
location-gold-coast = Gold Coast
location-tai-mo-shan = Tai Mo Shan
location-sha-tau-kok = Sha Tau Kok
location-chek-lap-kok = Chek Lap Kok
location-lam-tsuen = Lam Tsuen
location-shing-mun = Shing Mun
location-plover-cove = Plover Cove
location-tsing-yi = Tsing Yi
location-mong-kok = Mong Kok
location-tai-o = Tai O
location-tap-mun = Tap Mun
location-kennedy-town = Kennedy Town
location-ma-on-shan = Ma On Shan
location-lion-rock = Lion Rock
location-cheung-chau = Cheung Chau
location-tates-cairn = Tate’s Cairn
location-star-ferry = Star Ferry
location-yung-shue-wan = Yung Shue Wan
location-high-island = High Island
location-tsim-sha-tsui = Tsim Sha Tsui
location-choi-hung = Choi Hung
location-cyberport = Cyberport
location-victoria-peak = Victoria Peak
location-pok-fu-lam = Pok Fu Lam
location-tseung-kwan-o = Tseung Kwan O
location-kai-tak = Kai Tak
location-aberdeen = Aberdeen
location-happy-valley = Happy Valley
location-lei-yue-mun = Lei Yue Mun
location-stanley = Stanley
location-shek-o = Shek O
location-chai-wan = Chai Wan
